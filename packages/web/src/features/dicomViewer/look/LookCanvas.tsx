import { useLayoutEffect, useRef } from 'react';
import type { Look } from './look.ts';

/** A picture as large as its place allows, in the middle: as the engine will draw it. */
export function LookCanvas({ look }: { look: Look }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const draw = () => drawFitted(place, look);
    draw();
    const watch = new ResizeObserver(draw);
    watch.observe(place);
    return () => watch.disconnect();
  }, [look]);
  return <canvas ref={canvas} className="viewer-look" aria-hidden="true" />;
}

function drawFitted(place: HTMLCanvasElement, look: Look): void {
  const { width, height } = place.getBoundingClientRect();
  place.width = Math.round(width * devicePixelRatio);
  place.height = Math.round(height * devicePixelRatio);
  const context = place.getContext('2d');
  if (!context) return;
  const scale = Math.min(place.width / look.width, place.height / look.height);
  context.translate(place.width / 2, place.height / 2);
  context.scale(scale, scale);
  context.drawImage(look, -look.width / 2, -look.height / 2);
}
