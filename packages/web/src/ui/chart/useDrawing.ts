import type { EChartsCoreOption } from 'echarts/core';
import { type EChartsType, init } from 'echarts/core';
import { type RefObject, useEffect, useRef } from 'react';
import { useAppearance } from '../../session/appearance.ts';

/** Draws into an element what `optionOf` makes of the theme and of whether somebody wants no motion; it follows the width. */
export function useDrawing(
  optionOf: (style: CSSStyleDeclaration, still: boolean) => EChartsCoreOption,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType | null>(null);
  const { theme } = useAppearance();
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const made = init(element, null, { renderer: 'svg' });
    chart.current = made;
    const observer = new ResizeObserver(() => made.resize());
    observer.observe(element);
    return () => {
      observer.disconnect();
      for (const one of [element, ...element.querySelectorAll('*')]) emptiesPlainly(one);
      made.dispose();
      chart.current = null;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme gives the same tokens other colours
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    chart.current?.setOption(optionOf(getComputedStyle(document.body), still), { notMerge: true });
  }, [optionOf, theme]);
  return place;
}

/** The library empties its elements by `innerHTML`, which trusted types refuse even for nothing: here they lose their children. */
function emptiesPlainly(element: Element): void {
  Object.defineProperty(element, 'innerHTML', { set: () => element.replaceChildren() });
}
