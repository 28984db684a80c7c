import { Enums, eventTarget, type Types, utilities } from '@cornerstonejs/core';
import { utilities as toolUtilities } from '@cornerstonejs/tools';
import { NotDrawn, type Reason, reasonOf } from '../pixels/notDrawn.ts';
import { rangeOf, type Window, windowOf } from '../windowPresets.ts';
import { canvasWithDrawings } from './capture.ts';
import { removeSelected } from './drawings.ts';
import { prefetch } from './prefetch.ts';
import { renderer } from './start.ts';
import { giveTools, takeTools } from './tools.ts';

const { Events, ViewportType } = Enums;

/** How a picture stands in its pane; `failed`: why the one at `index` is not drawn, where another one still is. */
export type PaneState = { index: number; window: Window | null; zoom: number; failed: Reason | null };

/** A pane that shows a stack of pictures. */
export type Pane = {
  element: HTMLDivElement;
  /** Shows pictures from one of them on; resolves when it is seen. Errors: NotDrawn. */
  show: (imageIds: readonly string[], index: number) => Promise<void>;
  to: (index: number) => void;
  /** Reads the picture that failed once more. */
  again: () => Promise<void>;
  window: (of: Window | null) => void;
  invert: () => void;
  rotate: () => void;
  flip: () => void;
  zoom: (factor: number) => void;
  reset: () => void;
  play: (framesPerSecond: number | null) => void;
  /** The picture as it is seen, with what is drawn on it. */
  picture: () => Promise<Blob | null>;
  /** Takes the selected measures of the caller off. */
  removeDrawings: () => void;
  resize: () => void;
  close: () => void;
};

/** Opens a pane in an element of the page. */
export function openPane(id: string, element: HTMLDivElement, told: (state: PaneState) => void): Pane {
  const engine = renderer();
  engine.enableElement({ viewportId: id, type: ViewportType.STACK, element });
  giveTools(id, engine.id);
  const viewport = engine.getViewport<Types.IStackViewport>(id);
  /** The picture that could not be drawn last. */
  let failed: { imageId: string; reason: Reason } | null = null;
  let tellFailed: (reason: Reason) => void = () => undefined;
  const tell = () => {
    const { voiRange } = viewport.getProperties();
    told({
      index: viewport.getCurrentImageIdIndex(),
      window: voiRange ? windowOf(voiRange) : null,
      zoom: viewport.getZoom(),
      failed: failed?.imageId === viewport.getCurrentImageId() ? (failed?.reason ?? null) : null,
    });
  };
  const fail = (event: Event) => {
    const { imageId, error } = (event as CustomEvent<{ imageId?: string; error: unknown }>).detail; // as the renderer says it
    if (!imageId || imageId !== viewport.getCurrentImageId()) return;
    failed = { imageId, reason: reasonOf(error) };
    tellFailed(failed.reason);
    tell();
  };
  eventTarget.addEventListener(Events.IMAGE_LOAD_ERROR, fail);
  const drawn = (event: Event) => {
    const { imageId } = (event as CustomEvent<{ imageId: string }>).detail; // as the renderer says it
    if (imageId === failed?.imageId) failed = null;
    tell();
  };
  element.addEventListener(Events.STACK_NEW_IMAGE, drawn);
  const signs = [Events.VOI_MODIFIED, Events.CAMERA_MODIFIED, Events.STACK_VIEWPORT_SCROLL];
  for (const sign of signs) element.addEventListener(sign, tell);
  const set = (change: Parameters<typeof viewport.setProperties>[0]) => {
    viewport.setProperties(change);
    viewport.render();
    tell();
  };
  const present = (change: Types.ViewPresentation) => {
    viewport.setViewPresentation({ ...viewport.getViewPresentation(), ...change });
    viewport.render();
  };
  const { cine } = toolUtilities;
  let stopPrefetch = () => {};
  const show: Pane['show'] = async (imageIds, index) => {
    failed = null;
    cine.stopClip(element);
    stopPrefetch();
    const isNotDrawn = new Promise<never>((_, reject) => {
      tellFailed = (reason) => reject(new NotDrawn(reason));
    });
    const isDrawn = async () => {
      await viewport.setStack([...imageIds], index);
      const seen = nextRender(element);
      viewport.render();
      tell();
      await seen;
    };
    try {
      // where the first one is not drawn, the renderer says so and draws nothing
      await Promise.race([isDrawn(), isNotDrawn]);
    } finally {
      stopPrefetch = prefetch(viewport);
    }
  };

  return {
    element,
    show,
    again: () => show(viewport.getImageIds(), viewport.getCurrentImageIdIndex()),
    to: (index) => void utilities.jumpToSlice(element, { imageIndex: index, debounceLoading: true }),
    window: (of) => set({ voiRange: of ? rangeOf(of) : ownRange(viewport) }),
    invert: () => set({ invert: !viewport.getProperties().invert }),
    rotate: () => present({ rotation: ((viewport.getViewPresentation().rotation ?? 0) + 90) % 360 }),
    flip: () => {
      viewport.setCamera({ flipHorizontal: !viewport.getCamera().flipHorizontal });
      viewport.render();
    },
    zoom: (factor) => {
      viewport.setZoom(viewport.getZoom() * factor);
      viewport.render();
    },
    reset: () => {
      viewport.resetProperties();
      viewport.resetCamera();
      viewport.render();
      tell();
    },
    play: (framesPerSecond) => {
      if (framesPerSecond === null) cine.stopClip(element);
      else cine.playClip(element, { framesPerSecond, loop: true });
    },
    picture: () => canvasWithDrawings(viewport.getCanvas(), element),
    removeDrawings: () => removeSelected(element),
    resize: () => engine.resize(true, true),
    close: () => {
      for (const sign of signs) element.removeEventListener(sign, tell);
      element.removeEventListener(Events.STACK_NEW_IMAGE, drawn);
      eventTarget.removeEventListener(Events.IMAGE_LOAD_ERROR, fail);
      cine.stopClip(element);
      stopPrefetch();
      takeTools(id, engine.id);
      engine.disableElement(id);
    },
  };
}

/** Until something is drawn. */
const nextRender = (element: HTMLDivElement) =>
  new Promise<void>((resolve) =>
    element.addEventListener(Events.IMAGE_RENDERED, () => resolve(), { once: true }),
  );

/** The window that a picture asks for; else all its grey values. */
function ownRange(viewport: Types.IStackViewport): { lower: number; upper: number } {
  const image = viewport.getCornerstoneImage();
  const center = [image.windowCenter].flat()[0];
  const width = [image.windowWidth].flat()[0];
  if (center === undefined || width === undefined || !(width > 0))
    return { lower: image.minPixelValue, upper: image.maxPixelValue };
  return rangeOf({ center, width });
}
