import { cache, Enums, imageLoader, type Types } from '@cornerstonejs/core';
import { nextToFetch } from '../prefetchOrder.ts';

/** So many pictures come at once: a browser opens six connections, and what is looked at has two of them. */
const most = 4;

type Stack = { next: () => string | null };

/** The stacks that are open, the one whose turn it is first. */
const stacks: Stack[] = [];
let running = 0;

/** Fetches the pictures of a viewport's stack before they are looked at. Answers how to stop. */
export function prefetch(viewport: Types.IStackViewport): () => void {
  const imageIds = viewport.getImageIds();
  const asked = new Set<number>();
  let index = viewport.getCurrentImageIdIndex();
  let direction: 1 | -1 = 1;
  const isMissing = (at: number) => {
    const imageId = imageIds[at];
    return imageId !== undefined && !asked.has(at) && !cache.getImageLoadObject(imageId);
  };
  const stack: Stack = {
    next: () => {
      const at = nextToFetch({ index, direction, count: imageIds.length }, isMissing);
      if (at === null) return null;
      asked.add(at);
      return imageIds[at] ?? null;
    },
  };
  const moved = () => {
    const now = viewport.getTargetImageIdIndex();
    if (now !== index) direction = now > index ? 1 : -1;
    index = now;
    pump();
  };
  const { element } = viewport;
  const signs = [Enums.Events.STACK_VIEWPORT_SCROLL, Enums.Events.STACK_NEW_IMAGE];
  for (const sign of signs) element.addEventListener(sign, moved);
  stacks.push(stack);
  pump();
  return () => {
    for (const sign of signs) element.removeEventListener(sign, moved);
    stacks.splice(stacks.indexOf(stack), 1);
  };
}

/** Begins what there is room for, each stack in its turn. */
function pump(): void {
  for (let idle = 0; running < most && idle < stacks.length; ) {
    const stack = stacks.shift();
    if (!stack) return;
    stacks.push(stack);
    const imageId = stack.next();
    if (imageId === null) idle += 1;
    else {
      idle = 0;
      running += 1;
      fetchOne(imageId);
    }
  }
}

function fetchOne(imageId: string): void {
  const over = () => {
    running -= 1;
    pump();
  };
  // one that does not come is asked for again, and told, when it is looked at
  imageLoader
    .loadAndCacheImage(imageId, { requestType: Enums.RequestType.Prefetch, priority: 0 })
    .then(over, over);
}
