import { type ComponentType, createElement, lazy, useState } from 'react';
import { arrivedPart, fetchPart, type Load } from '../session/parts.ts';

/**
 * A component in a file of its own, as of React's lazy. One whose file is there already is drawn at once: lazy would show a sign
 * of waiting first, and React holds back for 300 ms what comes after that.
 */
export function part<Props extends object>(
  load: Load<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  // one that could not be fetched is fetched anew where it is drawn the next time
  const fetched = (): ComponentType<Props> =>
    lazy(() =>
      fetchPart(load).catch((error: unknown) => {
        later = fetched();
        throw error;
      }),
    ) as unknown as ComponentType<Props>; // drawn as any other
  let later = fetched();
  return (props) =>
    createElement(Chosen<Props>, { choose: () => arrivedPart(load)?.default ?? later, props });
}

type Choice<Props extends object> = { choose: () => ComponentType<Props>; props: Props };

/** Chosen once: another component in its place would lose what was typed in this one. */
function Chosen<Props extends object>({ choose, props }: Choice<Props>) {
  const [Now] = useState(choose);
  return createElement(Now, props);
}
