import { useTranslation } from 'react-i18next';
import './claimFindings.css';

type Finding = { ma: string; noiDung: string; noiSua: string };

/** What the fund would ask back for of what is being ordered, each with where it is mended; quiet, since it stops nothing. */
export function ClaimFindings({ findings }: { findings: readonly Finding[] }) {
  const { t } = useTranslation();
  if (findings.length === 0) return null;
  return (
    <section className="claim-findings" aria-label={t('claimFindings')}>
      <strong>{t('claimFindings')}</strong>
      <ul className="claim-found">
        {findings.map((one) => (
          <li key={`${one.ma} ${one.noiDung}`}>
            {one.noiDung} <span className="soft">→ {one.noiSua}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
