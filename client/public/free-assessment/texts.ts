import './words.ts';
import { addLabels } from '#client/app/locale.tsx';
import { freeLabels } from '#shared/free-assessment/labels.ts';

addLabels({ free: freeLabels });
