import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type DeskVariant, DeskVariantContext } from '../../ui/deskVariant.ts';
import { customerTexts } from './customerWords.ts';

const Courses = lazy(() => import('./Courses.tsx'));

const spaDesk: DeskVariant = {
  insured: false,
  Beside: (props) => (
    <Suspense fallback={null}>
      <Courses {...props} />
    </Suspense>
  ),
};

const wordless: DeskVariant = { insured: false, Beside: null };

type Props = {
  /** What stands beside the customer in place of the courses with their sessions. */
  Beside?: DeskVariant['Beside'];
  children: ReactNode;
};

/** A desk of the house as it stands in a spa: customers, their courses, no insurance. */
export function SpaDesk({ Beside, children }: Props) {
  const variant = useMemo(() => (Beside ? { ...wordless, Beside } : spaDesk), [Beside]);
  return (
    <I18nextProvider i18n={customerTexts}>
      <DeskVariantContext value={variant}>{children}</DeskVariantContext>
    </I18nextProvider>
  );
}
