import { setupSteps } from '@sen/domain/setup/steps';
import { useTranslation } from 'react-i18next';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { SetupStateDocument } from './setup.main.gen.ts';
import { setupPath } from './stepLinks.ts';

/** Home: how far a new site is, until all is done or somebody takes it away. */
export default function SetupHomeCard() {
  const { t } = useTranslation('setup');
  const modules = ['DanhMuc', 'HeThong', 'TaiKhoan', 'ThietLap'] as const;
  const has = useLiveCounts(SetupStateDocument, {}, modules)?.thietLap;
  if (!has?.dangThietLap || has.daAn) return null;
  const steps = setupSteps({ ...has, luongCoSo: has.luongCoSo ?? null });
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  return (
    <FigureCard
      title={t('title')}
      to={setupPath}
      figures={[{ label: t('stepsDone'), count: t('progressOf', { done, all: steps.length }) }]}
    />
  );
}
