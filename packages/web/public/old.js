// For browsers older than Chrome 109, Edge 109, Firefox 115 and Safari 16.4: one plain page that says what to install. It runs before
// all else and is written for the oldest of them.
(function () {
  var css = window.CSS;
  var isNew =
    'noModule' in document.createElement('script') &&
    'inert' in document.createElement('div') &&
    typeof window.HTMLDialogElement === 'function' &&
    typeof Array.prototype.findLast === 'function' &&
    typeof window.structuredClone === 'function' &&
    css &&
    css.supports &&
    css.supports('height', '1dvh') &&
    css.supports('container-type', 'inline-size');
  if (isNew) return;
  document.documentElement.setAttribute('data-old', '');
  var texts = [
    ['h1', 'Trình duyệt này quá cũ để dùng Sen'],
    [
      'p',
      'Hãy cài một trong các trình duyệt sau rồi mở lại địa chỉ này: Chrome hoặc Edge từ bản 109, Firefox từ bản 115 (bản ESR 115 chạy được trên Windows 7 và 8), Safari từ bản 16.4.',
    ],
    ['h1', 'This browser is too old for Sen'],
    [
      'p',
      'Install one of these and open this address again: Chrome or Edge 109 or later, Firefox 115 or later (its ESR 115 runs on Windows 7 and 8), Safari 16.4 or later.',
    ],
  ];
  var page = document.getElementById('root') || document.body;
  page.style.cssText = 'max-width: 560px; margin: 48px auto; padding: 0 16px; font: 16px/1.5 sans-serif';
  for (var i = 0; i < texts.length; i += 1) {
    var line = document.createElement(texts[i][0]);
    if (texts[i][0] === 'h1') line.style.fontSize = '20px';
    line.lang = i < 2 ? 'vi' : 'en';
    line.appendChild(document.createTextNode(texts[i][1]));
    page.appendChild(line);
  }
})();
