import { useMutation } from '@apollo/client/react';
import type { ListTools } from '../../lists/listDef.ts';
import { saveFile } from '../../session/http.ts';
import { userMessage } from '../../session/userMessage.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import type { GivenReasons } from './MostGiven.tsx';
import { ExportReasonsDocument, type ExportReasonsMutationVariables } from './reasons.main.gen.ts';

/** Gives what is shown to the user as a file; says where older reasons were left out. */
export function ExportReasons({ t, found, variables }: ListTools<GivenReasons>) {
  const { message } = useNotices();
  const [exportReasons, { loading }] = useMutation(ExportReasonsDocument);
  const give = async () => {
    const { page: _page, limit: _limit, ...chosen } = variables;
    try {
      const { data } = await exportReasons({ variables: chosen as ExportReasonsMutationVariables }); // as the list is asked for
      if (!data) return;
      const { tenTep, noiDung, soDong, conNua } = data.xuatLyDoDaNeu;
      saveFile(new Blob([noiDung], { type: 'text/csv;charset=utf-8' }), tenTep);
      if (conNua) message.warning(t('cut', { count: soDong }));
    } catch (failure) {
      message.error(userMessage(failure));
    }
  };
  return (
    <Button
      icon={<DownloadIcon />}
      loading={loading}
      disabled={!found?.totalRows}
      onClick={() => void give()}
    >
      {t('export')}
    </Button>
  );
}
