import { createContext, useContext } from 'react';

/** Whether the form around is only read. */
export const FormDisabled = createContext(false);

/** An input's own say, else that of the form around it. */
export function useDisabled(own: boolean | undefined): boolean {
  const form = useContext(FormDisabled);
  return own ?? form;
}
