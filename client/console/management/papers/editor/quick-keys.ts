import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';
import { flushSync } from 'react-dom';

/**
 * Renders each step before handling the next key. dnd-kit starts each step at the last rendered position, so quick key
 * presses were lost on a busy machine.
 */
export class QuickKeysSensor extends KeyboardSensor {
	constructor(props: KeyboardSensorProps) {
		super({ ...props, onMove: (place) => flushSync(() => props.onMove(place)) });
	}
}
