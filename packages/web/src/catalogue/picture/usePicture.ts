import { useEffect, useState } from 'react';
import { authorisedFetch } from '../../session/http.ts';

/** A stored picture as an address for an image: null while it is fetched, 'none' where this account may not see it or it is gone. */
export function usePicture(id: string | null): string | null {
  const [shown, setShown] = useState<{ id: string; url: string } | null>(null);
  useEffect(() => {
    if (!id) return;
    let gone = false;
    let made: string | null = null;
    authorisedFetch(`/api/files/${id}`)
      .then((answer) => answer.blob())
      .then(
        (blob) => {
          if (gone) return;
          made = URL.createObjectURL(blob);
          setShown({ id, url: made });
        },
        () => {
          if (!gone) setShown({ id, url: 'none' });
        },
      );
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  return shown?.id === id ? shown.url : null;
}
