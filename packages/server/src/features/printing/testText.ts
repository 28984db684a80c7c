/** The text of a form from compileFormTextSvg, as golden files keep it: each page with its size in points, a run a line. */
export function textOfSvg(svg: string): string {
  const pages = svg.split(/<g class="typst-page"/).slice(1);
  return pages.map((page, index) => `${pageHead(page, index + 1)}\n${runs(page).join('\n')}\n`).join('');
}

function pageHead(page: string, number: number): string {
  const width = /data-page-width="([^"]+)"/.exec(page)?.[1];
  const height = /data-page-height="([^"]+)"/.exec(page)?.[1];
  return `--- page ${number}, ${width} x ${height} pt`;
}

function runs(page: string): string[] {
  return [...page.matchAll(/<h5:div class="tsel"[^>]*>([^<]*)<\/h5:div>/g)]
    .map(([, text = '']) => decoded(text).trim())
    .filter((text) => text !== '');
}

/** Letters as they are read. */
export function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}
