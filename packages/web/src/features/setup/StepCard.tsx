import type { SetupStep } from '@sen/domain/setup/steps';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { beginReturn } from '../../session/returnTo.ts';
import { narrowPath } from '../../session/routeTable.ts';
import { useSession } from '../../session/useSession.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { showDecimal } from '../../ui/numberText.ts';
import { PayerList } from './PayerList.tsx';
import { ShippedButton } from './ShippedButton.tsx';
import type { SetupRowFragment } from './setup.main.gen.ts';
import {
  communesOfCountry,
  communesPath,
  communesPlan,
  diseasesPath,
  diseasesPlan,
  parts,
  setupPath,
  stepLinks,
} from './stepLinks.ts';

type Props = { step: SetupStep; number: number; has: SetupRowFragment };

/** One step: whether it is done, what the site holds of it, and the screens where it is done. */
export function StepCard({ step: { key, done }, number, has }: Props) {
  const { t } = useTranslation('setup');
  const { systemType } = useSession().settings;
  const narrow = useLocation().pathname.startsWith('/m/');
  const to = (path: string) => (narrow ? narrowPath(path) : path);
  const own = ownPart(key, has);
  const lacksCommunes = key === 'lists' && has.soXa < communesOfCountry;
  const lacksDiseases = key === 'lists' && has.soICD === 0;
  const clsRoom = key === 'services' && has.soDichVu > 0 && systemType === 'PHONG_MACH';
  const title = t(`steps.${key}.title`);
  return (
    <li className={done ? 'done' : ''} aria-label={title}>
      <span className="setup-mark" aria-hidden="true">
        {done ? <CheckIcon /> : number}
      </span>
      <div className="setup-text">
        <h2>
          {title} <span className="setup-state">{done ? t('done') : t('open')}</span>
        </h2>
        <p>{t(`steps.${key}.text`)}</p>
        <p className="soft">
          {t(`steps.${key}.has`, { ...has, luongCoSo: showDecimal(has.luongCoSo), count: 0 })}
        </p>
        {key === 'payers' ? <PayerList payers={has.doiTuong} hasFacilityCode={has.coMaCSKCB} /> : null}
      </div>
      <div className="setup-acts">
        {own ? (
          <Link className="setup-link main" to={to(`${setupPath}/${own}`)}>
            {t(`parts.${own}`)}
          </Link>
        ) : null}
        {clsRoom ? (
          <Link className="setup-link" to={to(`${setupPath}/${parts.clsRoom}`)}>
            {t('parts.can-lam-sang')}
          </Link>
        ) : null}
        {lacksCommunes ? (
          <ShippedButton
            plan={communesPlan}
            path={communesPath}
            permission="DANH_MUC_KHAC"
            text={t('takeCommunes')}
          />
        ) : null}
        {lacksDiseases ? (
          <ShippedButton
            plan={diseasesPlan}
            path={diseasesPath}
            permission="DANH_MUC_CHAN_DOAN"
            text={t('takeDiseases')}
          />
        ) : null}
        {stepLinks[key].map((link, at) => (
          <Link
            key={link.key}
            className={
              at === 0 && !own && !done && !lacksCommunes && !lacksDiseases ? 'setup-link main' : 'setup-link'
            }
            to={to(link.path)}
            onClick={beginReturn}
          >
            {t(`links.${link.key}`)}
          </Link>
        ))}
      </div>
    </li>
  );
}

/** The part of this screen that does a step, as long as there is nothing that it would make twice. */
function ownPart(key: SetupStep['key'], has: SetupRowFragment): string | null {
  const rooms = has.soTiepNhan + has.soPhongKham + has.soQuayThu + has.soKho;
  if (key === 'organisation' && rooms === 0) return parts.organisation;
  if (key === 'services' && has.soDichVuCoGia === 0) return parts.services;
  if (key === 'receipts' && has.soThuNganThieuQuyen > 0) return parts.receipts;
  return null;
}
