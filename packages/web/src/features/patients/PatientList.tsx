import { PlusOutlined, SearchOutlined } from '@ant-design/icons';
import { useQuery } from '@apollo/client/react';
import { Button, Input, type InputRef, Table } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { useSession } from '../../app/SessionContext.tsx';
import { formatDate } from '../../ui/dateText.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useScan } from '../../ui/useScan.ts';
import { useLater } from '../reception/useReceptionList.ts';
import { patientFieldLabel } from './fieldLabel.ts';
import { PatientPageDocument, type PatientRowFragment } from './patients.main.gen.ts';
import { scanKeyword } from './scanKeyword.ts';

const limit = 50;

/** All patients: search without accents, pages, the newest first; a card or citizen id can be scanned. */
export function PatientList() {
  const { t } = useTranslation(['patients', 'common']);
  const session = useSession();
  const navigate = useNavigate();
  const base = useLocation().pathname.startsWith('/m/') ? '/m/benh-nhan' : '/benh-nhan';
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<{ field: string; desc: boolean } | null>(null);
  const input = useRef<InputRef>(null);
  const searchInput = useLater(text.trim(), 150);
  const { data, previousData, loading, error, refetch } = useQuery(PatientPageDocument, {
    variables: { page, limit, searchInput: searchInput || null, sortInput: searchInput ? null : sort },
  });
  const shown = data ?? previousData;
  const total = shown?.benhNhansPaginationTotal;
  const search = (next: string) => {
    setPage(1);
    setText(next);
  };
  useScan((scanned) => search(scanKeyword(scanned)));
  useHotkeys([
    { keys: 'F2', label: t('new'), run: () => void navigate(`${base}/moi`) },
    { keys: 'F3', label: t('search'), run: () => input.current?.focus() },
  ]);
  if (error && !shown) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className="patient-list">
      <div className="patient-list-head">
        <h1>{t('title')}</h1>
        <Input
          ref={input}
          allowClear
          prefix={<SearchOutlined />}
          suffix={<kbd>F3</kbd>}
          placeholder={t('searchHint')}
          aria-label={t('searchHint')}
          value={text}
          onChange={(event) => search(event.target.value)}
        />
        {session.permissions.has('BENH_NHAN_SUA') ? (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(`${base}/moi`)}>
            {t('new')}
          </Button>
        ) : null}
      </div>
      <Table<PatientRowFragment>
        size="small"
        rowKey="_id"
        loading={loading && !shown}
        dataSource={shown?.benhNhansPagination.data ?? []}
        scroll={{ x: 'max-content' }}
        pagination={{
          current: page,
          pageSize: limit,
          total: total?.totalRows ?? 0,
          showSizeChanger: false,
          showTotal: (count) => t(total?.atLeast ? 'moreThan' : 'count', { count }),
          onChange: setPage,
        }}
        onChange={(_pages, _filters, sorter) => {
          const { field, order } = Array.isArray(sorter) ? {} : sorter;
          setSort(order && typeof field === 'string' ? { field, desc: order === 'descend' } : null);
        }}
        columns={[
          {
            title: t('code'),
            dataIndex: 'MaYTe',
            sorter: true,
            render: (code: string, row) => <Link to={`${base}/${row._id}`}>{code}</Link>,
          },
          {
            title: patientFieldLabel('TenBenhNhan'),
            dataIndex: 'TenBenhNhan',
            sorter: true,
            render: (name: string, row) => (
              <Link to={`${base}/${row._id}`}>
                <strong>{name}</strong>
              </Link>
            ),
          },
          {
            title: t('born'),
            dataIndex: 'NamSinh',
            sorter: true,
            render: (_year, row) => `${row.NgaySinh ? formatDate(row.NgaySinh) : row.NamSinh} (${row.tuoi})`,
          },
          {
            title: patientFieldLabel('GioiTinh'),
            dataIndex: 'GioiTinh',
            render: (sex: string) => t(`sex.${sex}`, { ns: 'common' }),
          },
          { title: patientFieldLabel('SoDienThoai'), dataIndex: 'SoDienThoai' },
          { title: patientFieldLabel('SoTheBHYT'), dataIndex: 'SoTheBHYT' },
          { title: t('addressPrinted'), dataIndex: 'fullAddress' },
        ]}
      />
    </div>
  );
}
