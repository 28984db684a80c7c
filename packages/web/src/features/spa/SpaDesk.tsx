import { lazy, type ReactNode, Suspense } from 'react';
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

/** A desk of the house as it stands in a spa: customers, their courses, no insurance. */
export function SpaDesk({ children }: { children: ReactNode }) {
  return (
    <I18nextProvider i18n={customerTexts}>
      <DeskVariantContext value={spaDesk}>{children}</DeskVariantContext>
    </I18nextProvider>
  );
}
