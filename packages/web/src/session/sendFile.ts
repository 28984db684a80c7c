import { announceConnection, isReached } from './connection.ts';
import { refusalOf, requestHeaders } from './http.ts';

type Sending = {
  /** Ends it: nothing of it is kept. */
  signal: AbortSignal;
  /** The share that is on its way, from 0 to 1. */
  onSent: (share: number) => void;
};

/** Sends one file of any size as it stands, and answers what the server says. Throws HttpRefusal, and AbortError once it was ended. */
export function sendFile(path: string, file: Blob, { signal, onSent }: Sending): Promise<unknown> {
  return new Promise((resolve, reject) => {
    // fetch does not tell how far it is
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries(requestHeaders())) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onSent(total === 0 ? 1 : loaded / total);
    request.onload = () => {
      announceConnection(isReached(request.status));
      const body = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body);
      else reject(refusalOf(body) ?? new TypeError(`status code ${request.status}`));
    };
    request.onerror = () => {
      announceConnection(false);
      reject(new TypeError('network'));
    };
    request.onabort = () => reject(new DOMException('ended', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
