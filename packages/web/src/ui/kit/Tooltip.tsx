import { cloneElement, type ReactElement, useRef, useState } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip';
import type { ButtonProps } from './Button.tsx';
import { useDisabled } from './disabled.ts';
import { layerOf } from './layer.ts';
import './small.css';

/** Says more about a button while the mouse rests on it or keys have come to it, also about one that is disabled. */
export function Tooltip({ title, children }: { title: string; children: ReactElement<ButtonProps> }) {
  const off = useDisabled(children.props.disabled);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  if (title === '') return children;
  // one that is disabled for the browser hears no mouse and gets no focus: nobody would learn why it is
  const heard = off ? { disabled: false, 'aria-disabled': true } : {};
  return (
    <TooltipTrigger isOpen={open} onOpenChange={setOpen} delay={400} closeDelay={100}>
      <Focusable>
        {cloneElement(children, { ...heard, ref: button }) as ReactElement<object, string>}
      </Focusable>
      <AriaTooltip
        className="tooltip"
        offset={6}
        {...(open ? { UNSTABLE_portalContainer: layerOf(button.current) } : {})}
      >
        {title}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
