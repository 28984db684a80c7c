import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Button } from '../../../ui/kit/Button.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { AuditActDocument } from '../auditLog.main.gen.ts';
import { daysWith } from '../filter.ts';
import type { AuditLog } from '../useAuditLog.ts';
import { secondText } from '../valueText.ts';
import { ActTag } from './ActLine.tsx';
import { ChangeTable } from './ChangeTable.tsx';

/** One act: who, when, where and from which machine, and the record before and after it. */
export function ActDetail({ log, open }: { log: AuditLog; open: { id: string; at: string } }) {
  const { t } = useTranslation(['auditLog', 'common']);
  const narrow = useLocation().pathname.startsWith('/m/');
  // the log never changes: what was read once needs no second reading, which would be logged again
  const { data, error, refetch } = useQuery(AuditActDocument, {
    variables: open,
    fetchPolicy: 'cache-first',
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <div className="sen-loading" role="status" aria-label={t('loading', { ns: 'common' })} />;
  const { thaoTac: act, tenBanGhi, truongs } = data.lichSuThaoTac;
  const who = [act.TenNhanVien, act.username].filter(Boolean).join(' · ') || t('system');
  return (
    <article className="audit-act" aria-label={t('one')}>
      <h2>
        <ActTag action={act.action} /> {act.tenEntity}
      </h2>
      <dl className="audit-facts">
        <Fact name={t('time')}>{secondText(act.at)}</Fact>
        <Fact name={t('user')}>{who}</Fact>
        <Fact name={t('node')}>{act.node?.ten ?? '–'}</Fact>
        {act.BenhNhan ? (
          <Fact name={t('patient')}>
            <Link to={`${narrow ? '/m' : ''}/benh-nhan/${act.BenhNhan._id}`}>
              {act.BenhNhan.TenBenhNhan} · {act.BenhNhan.MaYTe}
            </Link>
          </Fact>
        ) : null}
        <Fact name={t('ip')}>{act.ip ?? '–'}</Fact>
        {act.entity_id ? (
          <Fact name={t(tenBanGhi ? 'recordName' : 'record')}>
            {tenBanGhi ? <span title={act.entity_id}>{tenBanGhi}</span> : act.entity_id}
          </Fact>
        ) : null}
        <Fact name={t('request')}>{act.request_id ?? '–'}</Fact>
      </dl>
      <p className="audit-same">
        {act.entity_id ? (
          <Button
            size="small"
            onClick={() =>
              log.narrow({
                ...nothing,
                ...daysWith(act.at),
                entity: act.entity,
                entity_id: act.entity_id ?? null,
              })
            }
          >
            {t('sameRecord')}
          </Button>
        ) : null}
        {act.BenhNhan ? (
          <Button
            size="small"
            onClick={() =>
              log.narrow({ ...nothing, ...daysWith(act.at), BenhNhan_Id: act.BenhNhan?._id ?? null })
            }
          >
            {t('samePatient')}
          </Button>
        ) : null}
      </p>
      <ChangeTable fields={truongs} />
    </article>
  );
}

const nothing = {
  user_Id: null,
  node_Id: null,
  BenhNhan_Id: null,
  action: null,
  entity: null,
  entity_id: null,
} as const;

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
