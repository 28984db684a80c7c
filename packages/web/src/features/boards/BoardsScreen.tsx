import { queues } from '@sen/domain/queues/queueKinds';
import { useTranslation } from 'react-i18next';
import { moment, text } from '../../lists/columns.tsx';
import { defineListScreen } from '../../lists/defineListScreen.tsx';
import type { BegunProps, OpenedProps } from '../../lists/listDef.ts';
import { whole } from '../../lists/listPages.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { BoardActs } from './BoardActs.tsx';
import { BoardDialog } from './BoardDialog.tsx';
import { type BoardFragment, BoardsDocument } from './boards.main.gen.ts';

/** The televisions of the house: what each shows, when it asked last; new ones are paired by their code. */
export default defineListScreen({
  query: BoardsDocument,
  found: (answer) => answer.bangGoiSos,
  rows: (found) => found,
})({
  name: 'boards',
  texts: 'boards',
  title: 'title',
  none: 'none',
  needs: 'BANG_GOI_SO',
  pages: whole,
  events: ['BangGoiSo'],
  rowName: (row) => row.Ten,
  columns: [
    text('Ten', { label: 'field.Ten', width: 220, grow: true, heading: true }),
    {
      key: 'HangDoi',
      label: 'field.HangDoi',
      width: 170,
      render: (row) => queues[row.HangDoi].label[currentLanguage()],
    },
    {
      key: 'Nodes',
      label: 'field.Node_Ids',
      width: 320,
      wraps: true,
      render: (row) => row.Nodes.map((one) => one.ten).join(', '),
    },
    { key: 'CoGiong', label: 'voice', width: 90, render: (row, { t }) => t(row.CoGiong ? 'yes' : 'no') },
    {
      ...moment('XemLuc', { label: 'seen' }),
      render: (row, { t }) => (row.XemLuc ? formatDateTime(row.XemLuc) : t('notYet')),
    },
    {
      key: 'act',
      width: 150,
      render: (board, { show, refetch }) => (
        <BoardActs board={board} onChange={() => show(board._id)} onRemoved={refetch} />
      ),
    },
  ],
  closed: true,
  Opened: Change,
  begin: { text: 'pair', word: 'moi', Begun: Pair },
});

function Change({ row, onChanged, onClose }: OpenedProps<BoardFragment>) {
  const { t } = useTranslation('boards');
  const { message } = useNotices();
  const done = () => {
    message.success(t('changed'));
    onClose();
    onChanged();
  };
  return row ? <BoardDialog board={row} onClose={onClose} onDone={done} /> : null;
}

function Pair({ onDone, onClose }: BegunProps) {
  const { t } = useTranslation('boards');
  const { message } = useNotices();
  const done = () => {
    message.success(t('paired'));
    onDone();
  };
  return <BoardDialog board={null} onClose={onClose} onDone={done} />;
}
