import { useMutation, useQuery } from '@apollo/client/react';
import { queues } from '@sen/domain/queues/queueKinds';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import type { GridColumn } from '../../ui/grid/columns.ts';
import { PartGrid } from '../../ui/grid/LocalGrid.tsx';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { EmptyState, NoPermission } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { BoardDialog } from './BoardDialog.tsx';
import { type BoardFragment, BoardsDocument, RemoveBoardDocument } from './boards.main.gen.ts';

/** The televisions of the house: what each shows, when it asked last; new ones are paired by their code. */
export default function BoardsScreen() {
  const { t } = useTranslation('boards');
  const { permissions } = useSession();
  const { message, modal } = useNotices();
  const mayRead = permissions.has('BANG_GOI_SO');
  const { data, loading, error, refetch } = useQuery(BoardsDocument, {
    fetchPolicy: 'cache-and-network',
    skip: !mayRead,
  });
  const [remove] = useMutation(RemoveBoardDocument);
  const [shown, setShown] = useState<{ board: BoardFragment | null } | null>(null);
  useEvents(['BangGoiSo'], () => mayRead && void refetch());
  useHotkeys([{ keys: 'F2', label: t('pair'), run: () => setShown({ board: null }), disabled: !mayRead }]);
  if (!mayRead) return <NoPermission />;
  const taken = async ({ _id }: BoardFragment) => {
    try {
      await remove({ variables: { id: _id } });
      message.success(t('removed'));
    } catch (refusal) {
      message.error(userMessage(refusal));
    }
    void refetch();
  };
  const askRemove = (board: BoardFragment) =>
    modal.confirm({
      title: t('removeAsk', { name: board.Ten }),
      content: t('removeText'),
      okText: t('remove'),
      onOk: () => taken(board),
    });
  return (
    <ListScreen
      title={t('title')}
      choices={
        <Button type="primary" icon={<PlusIcon />} onClick={() => setShown({ board: null })}>
          {t('pair')} <kbd>F2</kbd>
        </Button>
      }
    >
      <PartGrid<BoardFragment>
        name="boards"
        label={t('title')}
        columns={columnsOf(t, (board) => setShown({ board }), askRemove)}
        rows={data?.bangGoiSos ?? []}
        rowKey={(row) => row._id}
        rowName={(row) => row.Ten}
        loading={loading}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState text={t('none')} />}
      />
      {shown ? (
        <BoardDialog
          board={shown.board}
          onClose={() => setShown(null)}
          onDone={() => {
            message.success(t(shown.board ? 'changed' : 'paired'));
            setShown(null);
            void refetch();
          }}
        />
      ) : null}
    </ListScreen>
  );
}

function columnsOf(
  t: TFunction<'boards'>,
  onChange: (board: BoardFragment) => void,
  onRemove: (board: BoardFragment) => void,
): ReadonlyArray<GridColumn<BoardFragment>> {
  return [
    { key: 'Ten', label: t('field.Ten'), width: 220, grow: true, heading: true, render: (row) => row.Ten },
    {
      key: 'HangDoi',
      label: t('field.HangDoi'),
      width: 170,
      render: (row) => queues[row.HangDoi].label[currentLanguage()],
    },
    {
      key: 'Nodes',
      label: t('field.Node_Ids'),
      width: 320,
      wraps: true,
      render: (row) => row.Nodes.map((one) => one.ten).join(', '),
    },
    { key: 'CoGiong', label: t('voice'), width: 90, render: (row) => t(row.CoGiong ? 'yes' : 'no') },
    {
      key: 'XemLuc',
      label: t('seen'),
      kind: 'moment',
      render: (row) => (row.XemLuc ? formatDateTime(row.XemLuc) : t('notYet')),
    },
    {
      key: 'act',
      label: t('act'),
      width: 150,
      render: (row) => (
        <>
          <Button size="small" aria-label={t('changeOf', { name: row.Ten })} onClick={() => onChange(row)}>
            {t('changeShort')}
          </Button>{' '}
          <Button size="small" aria-label={t('removeOf', { name: row.Ten })} onClick={() => onRemove(row)}>
            {t('remove')}
          </Button>
        </>
      ),
    },
  ];
}
