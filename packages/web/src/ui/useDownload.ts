import { download } from '../session/http.ts';
import { userMessage } from '../session/userMessage.ts';
import { useNotices } from './kit/noticeStore.ts';

/** Gives a file of the server to the user under a name; what refuses it is said. */
export function useDownload(): (path: string, name: string) => void {
  const { message } = useNotices();
  return (path, name) =>
    void download(path, name).catch((error: unknown) => {
      message.error(userMessage(error));
    });
}
