import type { Addition } from '../../engine/points.ts';
import { fileOwner } from '../../engine/storage/files.ts';
import { abnormalValues, resultVersionsOf, whenOrderMoves } from '../orders/points.ts';
import { timeline } from '../patients/points.ts';
import { printForm } from '../printing/points.ts';
import { criticalCount } from './criticals.ts';
import { readingEffects } from './effects.ts';
import { imageFiles } from './images.ts';
import { readingTimeline } from './moments.ts';
import { deviceUses, readingKind } from './points.ts';
import { ketQuaMoTaForm } from './print/ketQuaMoTaForm.ts';
import type { Reading } from './reading.ts';

/**
 * What a kind of results brings to other features: what acts on its slips do, its images, its printed form (`form` where it says more
 * than texts and images), the timeline.
 */
export function readingParts(
  reading: Reading,
  form: Addition = printForm.add(ketQuaMoTaForm(reading)),
): Addition[] {
  return [
    readingKind.add(reading),
    deviceUses.add(reading.tables),
    resultVersionsOf.add({ kinds: reading.kinds, of: reading.versions.of }),
    ...reading.kinds.map((kind) =>
      whenOrderMoves.add({
        kind,
        run: (tx, slip, action, LyDo) => readingEffects(reading, tx, slip, action, LyDo),
      }),
    ),
    ...reading.kinds.map((kind) => abnormalValues.add(criticalCount(reading, kind))),
    fileOwner.add(imageFiles(reading)),
    form,
    timeline.add(readingTimeline(reading)),
  ];
}
