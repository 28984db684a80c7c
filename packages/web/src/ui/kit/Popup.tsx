import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { layerOf } from './layer.ts';
import { usePopup } from './usePopup.ts';
import './select.css';

type Props = {
  anchor: RefObject<HTMLElement | null>;
  width: 'same' | 'least' | number;
  className?: string;
  /** As tall as its content. */
  whole?: boolean;
  /** The mouse was pressed elsewhere. */
  onAway?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/** What a field opens, over everything else: the focus stays where it is when the mouse presses it. */
export function Popup(props: Props) {
  const { anchor } = props;
  const [layer, setLayer] = useState<Element | null>(null);
  useLayoutEffect(() => setLayer(layerOf(anchor.current)), [anchor]);
  return layer ? createPortal(<Opened {...props} />, layer) : null;
}

function Opened({ anchor, width, className = '', whole = false, onAway, onKeyDown, children }: Props) {
  const popup = usePopup(true, anchor, width, whole);
  // out of the screen it has to know by itself that fingers press it
  const [narrow] = useState(() => anchor.current?.closest('.narrow') != null);
  useEffect(() => {
    if (!onAway) return;
    const pressed = ({ target }: Event) => {
      const inside = [anchor, popup].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      );
      if (!inside) onAway();
    };
    document.addEventListener('mousedown', pressed);
    return () => document.removeEventListener('mousedown', pressed);
  });
  return (
    <div
      ref={popup}
      className={`options ${narrow ? 'touched' : ''} ${className}`}
      // react-aria hides from screen readers what stands around an open list, and knows its own lists by this
      data-react-aria-top-layer
      onMouseDown={(event) => event.preventDefault()}
      onKeyDownCapture={onKeyDown}
    >
      {children}
    </div>
  );
}
