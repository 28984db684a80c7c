import { type ComponentType, createContext, useContext } from 'react';

/** What differs where the screens of reception, examination and laboratory serve another kind of site. */
export type DeskVariant = {
  /** Whether anybody comes with health insurance: without it no payer, card or share of the fund is shown. */
  insured: boolean;
  /** What stands first beside the form of somebody who is known. */
  Beside: ComponentType<{ BenhNhan_Id: string }> | null;
};

export const DeskVariantContext = createContext<DeskVariant>({ insured: true, Beside: null });

/** The variant of the screen that is shown; a hospital's, unless something above says otherwise. */
export function useDeskVariant(): DeskVariant {
  return useContext(DeskVariantContext);
}
