/** Ways to write Vietnamese with the letters of Western fonts, from before Unicode: TCVN3 (.VnTime) and VNI (VNI-Times). */
export type OldFont = 'TCVN3' | 'VNI';

// the letters of TCVN 5712:1993, VN3, by their place in the Western code page
const tcvn3 = table(
  '¡Ă ¢Â £Ê ¤Ô ¥Ơ ¦Ư §Đ ¨ă ©â ªê «ô ¬ơ \u00adư ®đ µà ¶ả ·ã ¸á ¹ạ »ằ ¼ẳ ½ẵ ¾ắ Æặ Çầ Èẩ Éẫ Êấ Ëậ Ìè Îẻ Ïẽ Ðé Ñẹ Òề Óể Ôễ Õế Öệ ×ì Øỉ Üĩ Ýí Þị ' +
    'ßò áỏ âõ ãó äọ åồ æổ çỗ èố éộ êờ ëở ìỡ íớ îợ ïù ñủ òũ óú ôụ õừ öử ÷ữ øứ ùự úỳ ûỷ üỹ ýý þỵ',
);

// letters of VNI that stand alone; the others are a vowel with a mark behind it
const vniAlone = table('ñđ ÑĐ ôơ ÔƠ öư ÖƯ æỉ ÆỈ óĩ ÓĨ òị ÒỊ îỵ ÎỴ íí ÍÍ ìì ÌÌ');
/** Combining marks of tones and of ^ and ˘. */
const [acute, grave, hook, tilde, dot, circumflex, breve] = [
  '\u0301',
  '\u0300',
  '\u0309',
  '\u0303',
  '\u0323',
  '\u0302',
  '\u0306',
];
const vniTones: Readonly<Record<string, string>> = { ù: acute, ø: grave, û: hook, õ: tilde, ï: dot };
const vniCircumflex: Readonly<Record<string, string>> = {
  â: circumflex,
  á: circumflex + acute,
  à: circumflex + grave,
  å: circumflex + hook,
  ã: circumflex + tilde,
  ä: circumflex + dot,
};
const vniBreve: Readonly<Record<string, string>> = {
  ê: breve,
  é: breve + acute,
  è: breve + grave,
  ú: breve + hook,
  ü: breve + tilde,
  ë: breve + dot,
};

function table(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]));
}

/** A text of an old font as Unicode, composed; letters that the font does not know stay as they are. */
export function fromOldFont(text: string, font: OldFont): string {
  const read = font === 'TCVN3' ? fromTcvn3(text) : fromVni(text);
  return read.normalize('NFC');
}

function fromTcvn3(text: string): string {
  return [...text].map((letter) => tcvn3.get(letter) ?? letter).join('');
}

function fromVni(text: string): string {
  let made = '';
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    const mark = vniMark(letter, text.charAt(at + 1).toLowerCase());
    made += (vniAlone.get(letter) ?? letter) + (mark ?? '');
    if (mark !== null) at += 1;
  }
  return made;
}

/** The marks that a sign puts on the vowel before it; null where it is none. */
function vniMark(vowel: string, sign: string): string | null {
  const plain = vowel.toLowerCase();
  if (!'aeouyôö'.includes(plain) || plain === '' || sign === '') return null;
  const tone = ownValue(vniTones, sign);
  if (tone !== null) return tone;
  if ('aeo'.includes(plain)) {
    const found = ownValue(vniCircumflex, sign);
    if (found !== null) return found;
  }
  return plain === 'a' ? ownValue(vniBreve, sign) : null;
}

function ownValue(values: Readonly<Record<string, string>>, key: string): string | null {
  return Object.hasOwn(values, key) ? (values[key] ?? null) : null;
}

/** So many words with other letters than English ones tell enough; of them so many, in parts of one, are Vietnamese. */
const fewest = 2;
const enough = 0.6;

/** The old font that texts are written in, by which reading makes the most Vietnamese words; null for Unicode and where it is unclear. */
export function detectOldFont(texts: readonly string[]): OldFont | null {
  const words = accentedWords(texts);
  if (words.length < fewest) return null;
  const fonts = (['TCVN3', 'VNI'] as const).map((font) => ({
    font,
    share: share(words, (word) => fromOldFont(word, font)),
  }));
  const [best, other] = fonts.sort((a, b) => b.share - a.share);
  if (!best || !other || best.share < enough || best.share === other.share) return null;
  return best.share > share(words) ? best.font : null;
}

/** How much of the words with accents could be Vietnamese, in parts of one; 0 where there is none. */
export function vietnameseShare(texts: readonly string[], font?: OldFont): number {
  const words = accentedWords(texts);
  return words.length === 0 ? 0 : share(words, (word) => (font ? fromOldFont(word, font) : word));
}

function accentedWords(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/[\s!-@[-`{-~]+/)).filter((word) => /[\u0080-\uffff]/.test(word));
}

function share(words: readonly string[], read: (word: string) => string = (word) => word): number {
  return words.filter((word) => isSyllable(read(word))).length / words.length;
}

const initial = '(?:ngh|ng|nh|gh|gi|kh|ph|th|tr|ch|qu|[bcdđghklmnpqrstvx])?';
const vowels =
  'iêu|yêu|uôi|ươi|ươu|oai|oay|oao|oeo|uây|uyê|uya|uyu|ia|iê|ya|yê|ua|uô|ưa|ươ|oa|oă|oe|uâ|uê|uơ|uy|ai|ay|ao|au|ây|âu|eo|êu|iu|oi|ôi|ơi|ui|ưi|ưu|oo|' +
  '[aăâeêioôơuưy]';
const syllable = new RegExp(`^${initial}(?:${vowels})(?:ch|nh|ng|[cmnpt])?$`);
const tones = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** Whether a word could be a Vietnamese one: its letters in an order that the language has, and one tone at most. */
export function isSyllable(word: string): boolean {
  const apart = word.toLowerCase().normalize('NFD');
  if ((apart.match(tones)?.length ?? 0) > 1) return false;
  return syllable.test(apart.replace(tones, '').normalize('NFC'));
}
