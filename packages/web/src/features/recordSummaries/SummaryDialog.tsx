import { useQuery } from '@apollo/client/react';
import { userMessage } from '../../session/userMessage.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PaperWriting, type Writing } from '../papers/PaperWriting.tsx';
import {
  TomTatCuaYeuCauDocument,
  type TomTatFragment,
  type YeuCauFragment,
} from './recordSummaries.main.gen.ts';
import { summaryPaper } from './summaryPaper.tsx';

type Props = {
  request: YeuCauFragment;
  title: string;
  writing: Writing<TomTatFragment>;
  onDone: (saved: TomTatFragment) => void;
  onClose: () => void;
};

/** Writes the summary of a request, begun with what the record says; changes one, or issues it again. */
export function SummaryDialog({ request, title, writing, onDone, onClose }: Props) {
  const { _id, BenhNhan_Id, TiepNhan_Id, NgayYeuCau: Ngay, BenhNhan } = request;
  const { data, error } = useQuery(TomTatCuaYeuCauDocument, {
    variables: { id: _id, begun: writing.record === null },
    fetchPolicy: 'network-only',
  });
  if (data)
    return (
      <PaperWriting
        paper={summaryPaper}
        session={{ _id, BenhNhan_Id, TiepNhan_Id, Ngay }}
        answer={data}
        writing={writing}
        patient={[BenhNhan?.TenBenhNhan, BenhNhan?.MaYTe].filter(Boolean).join(' · ')}
        onSaved={onDone}
        onClose={onClose}
      />
    );
  return (
    <Modal open title={title} footer={null} onCancel={onClose}>
      {error ? <Alert type="error" title={userMessage(error)} /> : <Loading />}
    </Modal>
  );
}
