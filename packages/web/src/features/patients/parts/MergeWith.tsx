import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../ui/dateText.ts';
import { FinderSelect } from '../../../ui/FinderSelect.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { MergeDialog } from '../MergeDialog.tsx';
import { LikelyDuplicatesDocument } from '../merge.main.gen.ts';
import {
  type PatientDetailFragment,
  PatientQuickFindDocument,
  type PatientRowFragment,
} from '../patients.main.gen.ts';

type Props = { patient: PatientDetailFragment; onClose: () => void; onMerged: (id: string) => void };

/** Finds the record that is merged into this one: likely ones are proposed, others are searched. */
export default function MergeWith({ patient, onClose, onMerged }: Props) {
  const { t } = useTranslation(['patients', 'common']);
  const client = useApolloClient();
  const [other, setOther] = useState<string | null>(null);
  const {
    _id,
    TenBenhNhan,
    NgaySinh,
    NamSinh,
    GioiTinh,
    SoDienThoai,
    CMNDHoacHoChieu,
    SoTheBHYT,
    DiaChi_Id,
  } = patient;
  const input = {
    TenBenhNhan,
    NgaySinh: NgaySinh ?? null,
    NamSinh,
    GioiTinh,
    SoDienThoai: SoDienThoai ?? null,
    CMNDHoacHoChieu: CMNDHoacHoChieu ?? null,
    SoTheBHYT: SoTheBHYT ?? null,
    DiaChi_Id: DiaChi_Id ?? null,
    exceptId: _id,
  };
  const { data } = useQuery(LikelyDuplicatesDocument, { variables: { input }, fetchPolicy: 'no-cache' });
  if (other) return <MergeDialog pair={[_id, other]} onClose={onClose} onMerged={onMerged} />;
  const likely = data?.timBenhNhanTrung ?? [];
  const find = async (text: string) => {
    const found = await client.query({
      query: PatientQuickFindDocument,
      variables: { text },
      fetchPolicy: 'no-cache',
    });
    return (found.data?.timNhanh.benhNhans ?? [])
      .filter((one) => one._id !== _id)
      .map((one) => ({ value: one._id, label: nameOf(one) }));
  };
  return (
    <Modal open title={t('merge.title')} width={560} footer={null} onCancel={onClose}>
      <div className="merge">
        <p>{t('merge.find', { name: TenBenhNhan, code: patient.MaYTe })}</p>
        <FinderSelect
          autoFocus
          aria-label={t('search')}
          value={null}
          known={null}
          find={find}
          onChange={setOther}
        />
        {likely.length > 0 ? <h3>{t('merge.likely')}</h3> : null}
        <ul className="merge-likely">
          {likely.map((one) => (
            <li key={one.BenhNhan._id}>
              <div>
                {nameOf(one.BenhNhan)}
                <br />
                <small className="soft">
                  {one.reasons.map(({ reason }) => t(`same.${reason as 'Ten'}`)).join(', ')}
                </small>
              </div>
              <Button
                aria-label={`${t('merge.compare')}: ${one.BenhNhan.MaYTe}`}
                onClick={() => setOther(one.BenhNhan._id)}
              >
                {t('merge.compare')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}

function nameOf(one: PatientRowFragment): string {
  return [one.TenBenhNhan, one.MaYTe, one.NgaySinh ? formatDate(one.NgaySinh) : one.NamSinh, one.SoDienThoai]
    .filter(Boolean)
    .join(' · ');
}
