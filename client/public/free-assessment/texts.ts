import './words.ts';
import { addLabels } from '#client/base/locale.tsx';
import { freeLabels } from '#shared/free-assessment/labels.ts';

addLabels({ free: freeLabels });
