import {
  init as beginCore,
  getRenderingCapabilities,
  RenderingEngine,
  setUseCPURendering,
} from '@cornerstonejs/core';
import { registerDefaultProviders } from '@cornerstonejs/metadata';
import { init as beginTools } from '@cornerstonejs/tools';
import { beginLoader } from './loader.ts';
import { makeTools } from './tools.ts';

let begun: RenderingEngine | null = null;

/** What draws pictures, begun by the first who asks. A graphics card that is only played by the processor is left alone: drawing without is faster. */
export function renderer(): RenderingEngine {
  if (begun && !begun.hasBeenDestroyed) return begun;
  if (!begun) {
    const { webgl, softwareRasterizer } = getRenderingCapabilities();
    beginCore();
    setUseCPURendering(!webgl || softwareRasterizer);
    registerDefaultProviders();
    beginLoader();
    beginTools();
    makeTools();
  }
  begun = new RenderingEngine('sen');
  return begun;
}
