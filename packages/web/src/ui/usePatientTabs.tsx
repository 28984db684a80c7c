import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/useSession.ts';
import type { PatientOfTab } from './feature.ts';
import type { Tab } from './kit/Tabs.tsx';
import { Loading } from './Loading.tsx';
import { useContributions } from './useContributions.ts';

/** The tabs that features bring to a patient's page, for who may see them; or only those that an examination shows too. */
export function usePatientTabs(patient: PatientOfTab | null, of: 'all' | 'examination' = 'all'): Tab[] {
  const { permissions } = useSession();
  const brought = useContributions('patientTabs')
    .flat()
    .filter(
      ({ permission, inExamination }) => permissions.has(permission) && (of === 'all' || inExamination),
    );
  const { t } = useTranslation();
  if (!patient) return [];
  return brought.map(({ key, Tab: Content }) => ({
    key,
    label: t(`patientTab.${key}`),
    children: (
      <Suspense fallback={<Loading />}>
        <Content key={patient._id} patient={patient} />
      </Suspense>
    ),
  }));
}
