import decoder from 'sen-decoder?worker&url';
import {
  init as beginCore,
  getRenderingCapabilities,
  getWebWorkerManager,
  RenderingEngine,
  setUseCPURendering,
} from '@cornerstonejs/core';
import { init as beginLoader } from '@cornerstonejs/dicom-image-loader';
import { init as beginTools } from '@cornerstonejs/tools';
import { decoderAddress } from '../../../session/trustedTypes.ts';
import { onlyPart } from '../multipart.ts';
import { pictureHeaders, pictureType } from '../pictureSource.ts';
import { makeTools } from './tools.ts';

let begun: RenderingEngine | null = null;

/** What draws pictures, begun by the first who asks. A graphics card that is only played by the processor is left alone: drawing without is faster. */
export function renderer(): RenderingEngine {
  if (begun && !begun.hasBeenDestroyed) return begun;
  if (!begun) {
    const { webgl, softwareRasterizer } = getRenderingCapabilities();
    beginCore();
    setUseCPURendering(!webgl || softwareRasterizer);
    getWebWorkerManager().registerWorker(
      'dicomImageLoader',
      () => new Worker(decoderAddress(decoder), { type: 'module' }),
      { maxWorkerInstances: Math.max(1, Math.min(4, Math.floor(navigator.hardwareConcurrency / 2))) },
    );
    beginLoader({
      beforeSend: async () => ({
        ...pictureHeaders(),
        accept: pictureType,
      }),
      beforeProcessing: async (xhr) => onlyPart(xhr.response),
    });
    beginTools();
    makeTools();
  }
  begun = new RenderingEngine('sen');
  return begun;
}
