import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { formatDate } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { RecordFacts } from '../../../ui/RecordFacts.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { useEvents } from '../../../ui/useEvents.ts';
import CertificateDialog from './CertificateDialog.tsx';
import { CheckLine } from './parts/CheckLine.tsx';
import { PageHead } from './parts/PageHead.tsx';
import { CertificateDocument, CheckPortalDocument, type CheckPortalMutation } from './portal.main.gen.ts';
import './connections.css';

type Checked = CheckPortalMutation['kiemTra'] | null;

/** The insurance portal: the certificate that signs claims, and whether the account of this site signs in. */
export default function PortalPage({ onBack }: { onBack?: () => void }) {
  const { t } = useTranslation('connections');
  const { message } = useNotices();
  const { data, error, loading, refetch } = useQuery(CertificateDocument, {
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['HeThong'], () => void refetch());
  const [check, { loading: checking }] = useMutation(CheckPortalDocument);
  const [checked, setChecked] = useState<Checked>(null);
  const [open, setOpen] = useState(false);
  const one = data?.chungThuSo ?? null;
  const run = () =>
    check().then(
      (answer) => setChecked(answer.data?.kiemTra ?? null),
      (failure: unknown) => void message.error(userMessage(failure)),
    );
  return (
    <div className="setting-section connections">
      <PageHead title={t('portal')} note={t('portalNote')} {...(onBack ? { onBack } : {})} />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {loading && !data ? <p className="soft">{t('loading')}</p> : null}
      <div className="connection-card">
        <CheckLine
          check={{
            KiemTraLuc: checked?.luc ?? null,
            KetQuaKiemTra: checked?.ketQua ?? null,
            ThongBaoKiemTra: checked?.thongBao ?? null,
          }}
        />
        <Button loading={checking} onClick={() => void run()}>
          {t('check')}
        </Button>
        <p className="soft">{t('portalAccount')}</p>
      </div>
      {data ? (
        <section aria-label={t('certificate')}>
          <h2>{t('certificate')}</h2>
          {one ? (
            <RecordFacts
              facts={[
                [t('certificateOf'), one.ChuThe],
                [t('certificateBy'), one.NoiCap],
                [t('certificateSerial'), one.SoSerial],
                [t('certificateFrom'), formatDate(one.HieuLucTu)],
                [t('certificateTo'), formatDate(one.HieuLucDen)],
              ]}
            />
          ) : (
            <p>
              <StateTag tone="waiting">{t('certificateNone')}</StateTag>
            </p>
          )}
          <Button type={one ? 'default' : 'primary'} onClick={() => setOpen(true)}>
            {t(one ? 'certificateReplace' : 'certificateAdd')}
          </Button>
        </section>
      ) : null}
      {open ? (
        <CertificateDialog
          version={one?.version ?? 0}
          onDone={() => {
            setOpen(false);
            message.success(t('certificateSaved'));
            void refetch();
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
