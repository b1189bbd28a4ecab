/** Looks at a table as it is drawn and returns the frame of its board and everything that a person could not read, hit or find. */
() => {
  const SMALLEST = 12;
  const TOUCH = 44;
  const SLACK = 1;
  const problems = [];
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  const styles = new Map();
  const styleOf = (node) => styles.get(node) ?? styles.set(node, getComputedStyle(node)).get(node);
  const cut = (a, b) => {
    const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
    return new DOMRect(left, top, Math.max(0, Math.min(a.right, b.right) - left), Math.max(0, Math.min(a.bottom, b.bottom) - top));
  };
  const area = ({ width, height }) => width * height;
  const isSeen = (node) =>
    !node.closest('[inert]') &&
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !inside(node).some((one) => styleOf(one).clipPath.startsWith('inset(50%'));
  function inside(node) {
    const found = [];
    for (let one = node; one && one !== document.body; one = one.parentElement) found.push(one);
    return found;
  }
  /** The ancestors that hide what reaches beyond them, up to what is fixed to the window. */
  function windows(node) {
    const found = [];
    for (let one = node; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, position } = styleOf(one);
      if (overflowX !== 'visible' || overflowY !== 'visible') found.push(one);
      if (position === 'fixed') break;
    }
    return found;
  }
  const STATES = /^(svelte-|seat-\d)/;
  const kindOf = (node) => [node.tagName.toLowerCase(), ...[...node.classList].filter((name) => !STATES.test(name))].join('.');
  function pathOf(node) {
    const within = inside(node.parentElement).find((one) => [...one.classList].some((name) => !STATES.test(name)));
    return `${within ? `${kindOf(within)} > ` : ''}${kindOf(node)}`;
  }
  const saidBy = (node) => (node.getAttribute('aria-label') ?? node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
  const tell = (kind, node, more = '') => problems.push([`${kind}: ${pathOf(node)}`, `“${saidBy(node)}” ${more}`.trim()]);

  /** How much larger than declared something is drawn. */
  function scaleOf(node) {
    if (node instanceof SVGElement) {
      const matrix = (node instanceof SVGGraphicsElement ? node : node.ownerSVGElement).getScreenCTM();
      return Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    }
    let scale = 1;
    for (const one of inside(node)) {
      const { transform, scale: own, zoom } = styleOf(one);
      if (transform !== 'none') {
        const matrix = new DOMMatrix(transform);
        scale *= Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
      }
      if (own !== 'none') scale *= parseFloat(own);
      if (zoom && zoom !== 'normal') scale *= parseFloat(zoom);
    }
    return scale;
  }

  /** The lines of text that are in sight: each with the part of it that no edge cuts off. */
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!text.data.trim() || !node || node.closest('script, style, noscript, option, .sr') || !isSeen(node)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const edges = windows(node);
    let isCut = false;
    for (const drawn of range.getClientRects()) {
      if (drawn.width < 1) continue;
      // Only the letters count, not the space between lines.
      const height = Math.min(drawn.height, parseFloat(styleOf(node).fontSize) * scaleOf(node) * 0.8);
      let box = new DOMRect(drawn.left, drawn.top + (drawn.height - height) / 2, drawn.width, height);
      for (const edge of [...edges, null]) {
        const frame = edge ? edge.getBoundingClientRect() : screen;
        const hides = (overflow) => !edge || (['hidden', 'clip'].includes(overflow) && !edge.matches('.map'));
        if (area(box) && hides(edge && styleOf(edge).overflowX) && (box.left < frame.left - 2 || box.right > frame.right + 2)) isCut = true;
        if (area(box) && hides(edge && styleOf(edge).overflowY) && (box.top < frame.top - 2 || box.bottom > frame.bottom + 2)) isCut = true;
        box = cut(box, frame); // the rest can be scrolled into sight, or is reported
      }
      if (area(box)) lines.push({ node, box });
    }
    const { textOverflow } = styleOf(node);
    if (textOverflow === 'ellipsis' && node.scrollWidth > node.clientWidth + SLACK) isCut = true;
    if (isCut) tell('cut text', node);
  }

  /** Everything answers to a touch while it is asked what lies over what. */
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = '* { pointer-events: auto !important; }';
  const opacityOf = (colour) =>
    colour === 'transparent' ? 0 : Number(/[,/] *([\d.]+)\)$/.exec(colour.startsWith('rgb(') ? '' : colour)?.[1] ?? 1);
  function isOpaque(node) {
    if (!isSeen(node)) return false;
    const { backgroundColor, backgroundImage, fill, fillOpacity } = styleOf(node);
    if (node instanceof SVGGeometryElement) return fill !== 'none' && opacityOf(fill) * Number(fillOpacity) > 0.5;
    return (
      node instanceof HTMLImageElement ||
      opacityOf(backgroundColor) > 0.5 ||
      (backgroundImage !== 'none' && !/transparent|#0000|, 0\)/.test(backgroundImage))
    );
  }
  function isCovered(node, x, y) {
    const pile = document.elementsFromPoint(x, y);
    const own = pile.findIndex((one) => one === node || node.contains(one));
    if (own < 0) return pile.length > 0 && !pile.some((one) => one.contains(node));
    return pile.slice(0, own).some((one) => !one.contains(node) && isOpaque(one));
  }
  const legible = lines.filter(({ node, box }) => {
    const y = box.top + box.height / 2;
    const spots = [0.08, 0.5, 0.92].map((part) => isCovered(node, box.left + box.width * part, y));
    const count = spots.filter(Boolean).length;
    if (node.closest('.map')) return count === 0; // a map goes on below what lies over it
    if (count > 0 && count < spots.length) tell('covered text', node);
    return count < spots.length;
  });

  const small = new Set();
  for (const { node } of legible) {
    const size = parseFloat(styleOf(node).fontSize) * scaleOf(node);
    if (size >= SMALLEST - 0.05 || small.has(node)) continue;
    small.add(node);
    tell('small text', node, `${size.toFixed(1)} px`);
  }
  const letters = legible.map(({ node, box }) => {
    return { node, box: new DOMRect(box.left + 1, box.top, Math.max(0, box.width - 2), box.height) };
  });
  for (const [i, one] of letters.entries())
    for (const other of letters.slice(i + 1)) {
      const shared = cut(one.box, other.box);
      if (one.node === other.node || shared.width < 3 || shared.height < 3) continue;
      tell('overlapping texts', one.node, `and ${pathOf(other.node)} “${saidBy(other.node)}”`);
    }

  const kinds =
    'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=radio], [role=link]';
  for (const node of document.querySelectorAll(kinds)) {
    if (node.disabled || !isSeen(node) || node.closest('.sr')) continue;
    const target = node.closest('label') ?? node;
    const box = target.getBoundingClientRect();
    if (!area(windows(node).reduce((rest, edge) => cut(rest, edge.getBoundingClientRect()), cut(box, screen)))) continue;
    if (box.width >= TOUCH - SLACK && box.height >= TOUCH - SLACK) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const reach = TOUCH / 2 - SLACK;
    const ends = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ];
    const map = node.closest('.map')?.getBoundingClientRect(); // it cuts off what reaches beyond its edge
    if (map && area(cut(box, map)) < area(box)) continue;
    sheet.disabled = true;
    const isHit = ends.every(([left, top]) => target.contains(document.elementFromPoint(left, top)));
    sheet.disabled = false;
    if (isHit) continue;
    if (styleOf(node).display === 'inline' && node.matches('a')) continue;
    if (isCovered(node, x, y)) continue;
    tell('small target', node, `${box.width.toFixed(0)} × ${box.height.toFixed(0)}`);
  }
  sheet.remove();

  for (const node of document.querySelectorAll('.glows, .panel button:enabled, .option')) {
    if (!isSeen(node)) {
      tell('hidden option', node);
      continue;
    }
    const box = node.getBoundingClientRect();
    const rest = windows(node.parentElement).reduce((left, edge) => cut(left, edge.getBoundingClientRect()), cut(box, screen));
    if (node.closest('.world.least')) continue; // it can be no smaller: the rest is dragged into sight
    if (area(rest) < area(box) * 0.9) tell('option out of sight', node);
  }
  for (const node of document.querySelectorAll('.surface, .surface *, .dock, .dock *')) {
    const { overflowX, overflowY } = styleOf(node);
    const scrolls = (overflow) => ['auto', 'scroll'].includes(overflow);
    if (!isSeen(node) || node.closest('.list')) continue;
    if (scrolls(overflowX) && node.scrollWidth > node.clientWidth + SLACK)
      tell('scrolls', node, `${node.scrollWidth} > ${node.clientWidth}`);
    else if (scrolls(overflowY) && node.scrollHeight > node.clientHeight + SLACK)
      tell('scrolls', node, `${node.scrollHeight} > ${node.clientHeight}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) tell('scrolls sideways', document.body);

  const { left, top, width, height } = document.querySelector('[data-frame] > .board').getBoundingClientRect();
  return { frame: [left, top, width, height], problems };
};
