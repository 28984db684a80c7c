import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import { FindSessionsDocument } from '../finder.main.gen.ts';

type Props = {
  idRoom: string;
  keyword: string;
  /** Sessions that the list shows already. */
  shown: readonly (string | null)[];
  onOpen: (KhamBenh_Id: string) => void;
};

const most = 8;

/** The sessions of this room that the words find on any day, beside the list of today: by name, patient code or session code. */
export default function OtherDays({ idRoom, keyword, shown, onOpen }: Props) {
  const { t } = useTranslation('examination');
  const { data } = useQuery(FindSessionsDocument, {
    variables: { idRoom, keyword },
    fetchPolicy: 'cache-and-network',
  });
  const found = (data?.searchBenhNhanKhamBenh ?? []).filter((one) => !shown.includes(one._id));
  if (found.length === 0) return null;
  return (
    <section className="exam-found" aria-label={t('otherDays')}>
      <h3>{t('otherDays')}</h3>
      <ul>
        {found.slice(0, most).map((one) => (
          <li key={one._id}>
            <button type="button" onClick={() => onOpen(one._id)}>
              <strong>{one.BenhNhan?.TenBenhNhan}</strong>
              <small>
                {one.BenhNhan?.MaYTe} · {formatDateTime(one.NgayKham)}
                {one.TenBenhChinh ? ` · ${one.TenBenhChinh}` : ''}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {found.length > most ? <p className="soft">{t('moreFound', { count: found.length - most })}</p> : null}
    </section>
  );
}
