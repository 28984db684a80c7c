import { cache, metaData } from '@cornerstonejs/core';
import { type ProbedPicture, probedValue } from '../probedValue.ts';
import { isByTable } from './metadata.ts';

type Stats = Record<string, { index?: ArrayLike<number> | null } | undefined>;

/** The lines beside a probed point; of the picture itself, wherever it stands in its stack. */
export function probeLines({ cachedStats }: { cachedStats: Stats }, target: string): string[] | undefined {
  const index = cachedStats[target]?.index;
  const imageId = target.replace(/^imageId:/, '');
  const image = cache.getImage(imageId);
  if (!index || !image) return;
  const lut = metaData.get('modalityLutModule', imageId) as { rescaleIntercept?: number } | undefined; // as the loader has it
  const series = metaData.get('generalSeriesModule', imageId) as { modality?: string } | undefined; // as the loader has it
  const picture: ProbedPicture = {
    columns: image.columns,
    rows: image.rows,
    color: image.color,
    pixels: image.getPixelData(),
    // what a table gives is no Hounsfield unit
    rescale:
      lut?.rescaleIntercept === undefined || isByTable(imageId)
        ? null
        : { slope: image.slope, intercept: image.intercept },
    scaled: image.preScale?.scaled === true,
    modality: series?.modality ?? '',
  };
  const value = probedValue(picture, [index[0] ?? -1, index[1] ?? -1]);
  return value === null ? undefined : [value];
}
