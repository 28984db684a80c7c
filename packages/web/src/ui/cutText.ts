/** Letters that a code keeps at its end at most, and where it has no sign to be divided by. */
const most = 10;
const usual = 5;

/**
 * A text in two parts, of which the first may be cut and the second never: the last word of a name or a place, what follows the last sign
 * of a number. Together they are the text.
 */
export function headAndTail(text: string): readonly [head: string, tail: string] {
  const space = text.trimEnd().lastIndexOf(' ');
  if (space > 0 && text.length - space <= 2 * most) return [text.slice(0, space), text.slice(space)];
  const sign = Math.max(...[...'-./_'].map((one) => text.lastIndexOf(one)));
  const left = text.length - sign - 1;
  const at = sign > 0 && left > 1 && left <= most ? sign : text.length - usual;
  return at > 0 ? [text.slice(0, at), text.slice(at)] : ['', text];
}
