import { bodyScale, type DiemSoDo, type MatSoDo, type MauSoDo } from '@sen/domain/spa/bodyMap';
import { bodyHead, bodyHeight, bodyLines, bodyOutline, bodyWidth } from '@sen/domain/spa/bodyOutline';

const colours: Readonly<Record<MauSoDo, string>> = {
  Do: '#c62828',
  Cam: '#b45309',
  Xanh: '#15803d',
  Tim: '#6d28d9',
};
const sides: readonly MatSoDo[] = ['Truoc', 'Sau'];
const between = 40;

/** Both sides of the body with the numbered points of a map, front first, as a picture for paper. */
export function bodyMapSvg(points: readonly DiemSoDo[]): string {
  const figures = sides.map((side, at) => {
    const marks = points.map((point, number) => (point.Mat === side ? mark(point, number + 1) : '')).join('');
    const { cx, cy, rx, ry } = bodyHead;
    return `<g transform="translate(${at * (bodyWidth + between)} 0)"><g fill="none" stroke="#737373" stroke-width="1.5" stroke-linecap="round"><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"/><path d="${bodyOutline}"/><path d="${bodyLines[side]}"/></g>${marks}</g>`;
  });
  const width = 2 * bodyWidth + between;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${bodyHeight}">${figures.join('')}</svg>`;
}

function mark({ X, Y, Mau }: DiemSoDo, number: number): string {
  const [x, y] = [(X / bodyScale) * bodyWidth, (Y / bodyScale) * bodyHeight];
  const text = `<text y="4" text-anchor="middle" font-family="Be Vietnam Pro" font-size="11" font-weight="600" fill="#fff">${number}</text>`;
  return `<g transform="translate(${x} ${y})"><circle r="9" fill="${colours[Mau]}"/>${text}</g>`;
}
