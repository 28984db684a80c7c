import { download } from '../session/http.ts';
import { userMessage } from '../session/userMessage.ts';
import { useNotices } from './kit/noticeStore.ts';

/** Gives a file of the server to the user under a name; what refuses it is said. */
export function useDownload(): (path: string, name: string, body?: object) => void {
  const { message } = useNotices();
  return (path, name, body) =>
    void download(path, name, body).catch((error: unknown) => {
      message.error(userMessage(error));
    });
}
