import { useMutation } from '@apollo/client/react';
import Building2 from 'lucide-react/icons/building-2';
import UserCheck from 'lucide-react/icons/user-check';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAct, BulkOutcome } from '../../ui/grid/BulkBar.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import {
  type PatientListRowFragment,
  SetBusinessCustomerDocument,
  SetPersonInChargeDocument,
} from './patients.main.gen.ts';

const InChargeDialog = lazy(() => import('./InChargeDialog.tsx'));

type Row = PatientListRowFragment;
type Waiting = { rows: readonly Row[]; answer: (outcome: BulkOutcome | null) => void };

/** Patients of one act at most, as the server takes them. */
const most = 500;

/** What can be done with chosen patients as customers; each act is one request for all, and can be taken back. */
export function useCustomerActs(onDone: () => void): {
  acts: ReadonlyArray<BulkAct<Row>>;
  dialog: ReactNode;
} {
  const { t } = useTranslation('patients');
  const { message } = useNotices();
  const [setPerson] = useMutation(SetPersonInChargeDocument);
  const [setBusiness] = useMutation(SetBusinessCustomerDocument);
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  const give = async (rows: readonly Row[], NhanVienPhuTrach_Id: string | null): Promise<BulkOutcome> => {
    const { data } = await setPerson({ variables: { ids: rows.map(idOf), NhanVienPhuTrach_Id } });
    const changed = new Set(data?.changed);
    const people = new Set(rows.map((row) => row.NhanVienPhuTrach_Id ?? null));
    const undo = async () => {
      for (const person of people) {
        const theirs = rows.filter(
          (row) => changed.has(row._id) && (row.NhanVienPhuTrach_Id ?? null) === person,
        );
        await setPerson({ variables: { ids: theirs.map(idOf), NhanVienPhuTrach_Id: person } });
      }
      onDone();
    };
    onDone();
    return { done: rows.length, refused: [], undo: changed.size > 0 ? undo : undefined };
  };
  const makeBusiness = async (rows: readonly Row[]): Promise<BulkOutcome> => {
    const { data } = await setBusiness({ variables: { ids: rows.map(idOf) } });
    const ids = data?.changed ?? [];
    const undo = async () => {
      await setBusiness({ variables: { ids, isBusinessAccount: false } });
      onDone();
    };
    onDone();
    return { done: rows.length, refused: [], undo: ids.length > 0 ? undo : undefined };
  };
  const upTo = <A,>(rows: readonly Row[], act: () => Promise<A | null>): Promise<A | null> => {
    if (rows.length <= most) return act();
    message.warning(t('customer.most', { max: most }));
    return Promise.resolve(null);
  };
  const acts: ReadonlyArray<BulkAct<Row>> = [
    {
      key: 'inCharge',
      label: t('customer.inCharge'),
      icon: <UserCheck size={15} aria-hidden />,
      run: (rows) => upTo<BulkOutcome>(rows, () => new Promise((answer) => setWaiting({ rows, answer }))),
    },
    {
      key: 'business',
      label: t('customer.makeBusiness'),
      icon: <Building2 size={15} aria-hidden />,
      run: (rows) => upTo(rows, () => makeBusiness(rows)),
    },
  ];
  const dialog = waiting ? (
    <Suspense fallback={null}>
      <InChargeDialog
        count={waiting.rows.length}
        onGive={async (person) => {
          waiting.answer(await give(waiting.rows, person));
          setWaiting(null);
        }}
        onClose={() => {
          waiting.answer(null);
          setWaiting(null);
        }}
      />
    </Suspense>
  ) : null;
  return { acts, dialog };
}

function idOf({ _id }: Row): string {
  return _id;
}
