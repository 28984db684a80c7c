import { describe, expect, it } from 'vitest';
import { elementOf, elementsOf, NotXml, withXml } from './document.ts';
import { writtenXml } from './write.ts';

describe('XML', () => {
  it('is written with text escaped once, and read back as it was', () => {
    const inner = writtenXml([['b', 'Trần & "Lan" <1>']]);
    const xml = writtenXml([
      [
        'a xmlns="urn:x"',
        [
          ['text', inner],
          ['none', null],
          ['empty', ''],
        ],
      ],
    ]);
    expect(xml).toBe(
      '<a xmlns="urn:x"><text>&lt;b&gt;Trần &amp;amp; &amp;quot;Lan&amp;quot; &amp;lt;1&amp;gt;&lt;/b&gt;</text><empty/></a>',
    );
    const read = withXml(xml, ({ root }) => elementOf(root, 'text')?.content ?? '');
    expect(read).toBe(inner);
    expect(withXml(read, ({ root }) => root.content)).toBe('Trần & "Lan" <1>');
    expect(withXml(xml, ({ root }) => elementsOf(root).map(({ name }) => name))).toEqual(['text', 'empty']);
  });

  it('holds no control characters', () => {
    expect(writtenXml([['a', `x${String.fromCharCode(0, 7, 27)}\ty\n`]])).toBe('<a>x\ty\n</a>');
  });

  it('is refused where the text is none, and loads nothing from outside', () => {
    expect(() => withXml('<html><p>502</html>', () => null)).toThrow(NotXml);
    expect(() => withXml('', () => null)).toThrow(NotXml);
    const outside = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><a>&x;</a>';
    expect(
      (() => {
        try {
          return withXml(outside, ({ root }) => root.content);
        } catch {
          return '';
        }
      })(),
    ).toBe('');
  });
});
