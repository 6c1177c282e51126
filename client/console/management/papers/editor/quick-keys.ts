import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';
import { flushSync } from 'react-dom';

/**
 * Renders each step before the next key is handled. dnd-kit starts every step at the last rendered place, so that steps
 * of quick keys were lost on a busy machine.
 */
export class QuickKeysSensor extends KeyboardSensor {
	constructor(props: KeyboardSensorProps) {
		super({ ...props, onMove: (place) => flushSync(() => props.onMove(place)) });
	}
}
