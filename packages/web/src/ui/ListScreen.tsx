import type { ReactNode } from 'react';
import './listScreen.css';

type Props = {
  title: string;
  /** What the list is chosen by, beside the title. */
  choices: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A screen that is a list and what it is chosen by. On a phone the bar over it says the title. */
export function ListScreen({ title, choices, className, children }: Props) {
  return (
    <div className={className ? `list-screen ${className}` : 'list-screen'}>
      <header className="list-screen-head">
        <h1>{title}</h1>
        {choices}
      </header>
      {children}
    </div>
  );
}
