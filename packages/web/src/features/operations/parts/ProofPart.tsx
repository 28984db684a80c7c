import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { sealFault } from '../figureText.ts';
import { type BackupRowFragment, DropProofDocument } from '../operations.main.gen.ts';
import { useAct } from '../useAct.ts';
import { useFailureText } from '../useWords.ts';
import { ProofState } from './BackupState.tsx';
import { Facts } from './Facts.tsx';

type Props = {
  row: BackupRowFragment;
  proof: NonNullable<BackupRowFragment['kiemChung']>;
  onChanged: () => void;
};

/** What the last proof of a backup compared and found. */
export function ProofPart({ row, proof, onChanged }: Props) {
  const { t } = useTranslation(['operations', 'auditLog']);
  const failure = useFailureText();
  const { act, busy } = useAct(onChanged);
  const [drop] = useMutation(DropProofDocument);
  const seals = proof.niemPhong;
  const broken = (text: string) => {
    const fault = sealFault(text);
    return fault ? t(`fault.${fault.kind}`, { ns: 'auditLog', seal: fault.seal }) : text;
  };
  return (
    <section className="ops-section" aria-label={t('proof')}>
      <h3>{t('proof')}</h3>
      <Facts
        facts={[
          [t('stateTitle'), <ProofState key="state" row={row} />],
          [t('finished'), proof.xongLuc ? formatDateTime(proof.xongLuc) : null],
          [t('failureTitle'), proof.loi ? failure(proof.loi) : null],
          [
            t('compared'),
            proof.soBang === null
              ? null
              : t('comparedText', { tables: proof.soBang, rows: showDecimal(proof.soDong ?? 0) }),
          ],
          [
            t('differing'),
            proof.bangKhac.length === 0
              ? null
              : proof.bangKhac.map((one) => `${one.ten} (${one.soDong} / ${one.soDongGoc})`).join(', '),
          ],
          [
            t('seals'),
            seals === null
              ? null
              : seals.loi
                ? broken(seals.loi)
                : t('sealsWhole', {
                    rows: showDecimal(seals.soDong),
                    waiting: showDecimal(seals.chuaNiemPhong),
                  }),
          ],
          [
            t('newDatabase'),
            proof.tenCSDL && proof.xongLuc ? (
              <span key="database" className="ops-line">
                <code>{proof.tenCSDL}</code>
                <Button
                  size="small"
                  loading={busy}
                  onClick={() => void act(() => drop({ variables: { id: proof._id } }), t('dropped'))}
                >
                  {t('drop')}
                </Button>
              </span>
            ) : null,
          ],
        ]}
      />
    </section>
  );
}
