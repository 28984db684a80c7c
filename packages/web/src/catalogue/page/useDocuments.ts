import { useEffect, useState } from 'react';
import type { CatalogueDocuments } from '../../ui/entry.ts';
import { catalogueDocuments } from '../operations.ts';

/** The operations of a catalogue; null until they are fetched. */
export function useDocuments(name: string): CatalogueDocuments | null {
  const [found, setFound] = useState<{ name: string; documents: CatalogueDocuments } | null>(null);
  useEffect(() => {
    let left = false;
    void catalogueDocuments(name).then((documents) => {
      if (!left) setFound({ name, documents });
    });
    return () => {
      left = true;
    };
  }, [name]);
  return found?.name === name ? found.documents : null;
}
