import { useTranslation } from 'react-i18next';
import { MendPlace } from '../../ui/MendPlace.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import type { OpenedClaimFragment } from './claims.main.gen.ts';

type Props = { of: OpenedClaimFragment };

/** What the portal would refuse or ask back for, the refusals first, each with the way to where it is mended. */
export function ClaimFindings({ of }: Props) {
  const { phatHiens: findings } = of;
  const { t } = useTranslation('claims');
  if (of.NgayKetThuc === null) return null;
  if (findings.length === 0)
    return (
      <p role="status">
        <StateTag tone="done">{t('clean')}</StateTag>
      </p>
    );
  const sorted = [...findings].sort((one, other) => Number(other.laLoi) - Number(one.laLoi));
  return (
    <section aria-label={t('findings')}>
      <h3 className="claim-part">{t('findings')}</h3>
      <ul className="claim-faults">
        {sorted.map((one) => (
          <li key={`${one.ma} ${one.noiDung}`}>
            <StateTag tone={one.laLoi ? 'urgent' : 'waiting'}>{t(one.laLoi ? 'error' : 'warning')}</StateTag>{' '}
            {one.noiDung} → <MendPlace finding={one} visit={of} />
          </li>
        ))}
      </ul>
    </section>
  );
}
