const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.8 11.3L20.5 20.5',
  share: 'M12 15.5V3.5M8 7l4-4 4 4M5.5 11v9.5h13V11',
  globe: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  heart: 'M12 20C5.5 15.5 3.5 12 3.5 9c0-5 6.5-6 8.5-1.5 2-4.5 8.5-3.5 8.5 1.5 0 3-2 6.5-8.5 11Z',
  menu: 'M3.5 8h17M3.5 16h17',
  close: 'M5 5l14 14M19 5 5 19',
  down: 'M6 9.5l6 6 6-6',
  back: 'M20 12H4M10 6l-6 6 6 6',
  next: 'M4 12h16M14 6l6 6-6 6',
  external: 'M7 17 17 7M9 7h8v8',
  overlay: 'M4 9.5h10.5V20H4ZM9.5 9.5V4H20v10.5h-5.5',
  download: 'M12 4v12M7 11.5l5 5 5-5M5 20.5h14',
  mail: 'M3.5 6h17v12h-17ZM3.5 6.5 12 13l8.5-6.5',
  pause: 'M9 5v14M15 5v14',
  play: 'M8 5.5v13l10.5-6.5Z',
  wechat:
    'M9 16a8 8 0 0 1-2-.5L4.5 17l.5-2.5A7 6 0 1 1 16 8M19 18l.5 2-2-1a6 5 0 1 1 1.5-1ZM7.5 8.5h.01M11.5 8.5h.01M13.5 13h.01M17.5 13h.01',
  linkedin: 'M5 10v9M5 6.5h.01M10 19v-9M10 14c0-5 8-5.5 8 0v5',
  instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM17 7h.01',
  tiktok: 'M13.5 3.5v11.5a4 4 0 1 1-4-4M13.5 3.5c.3 3 2.3 5 5.5 5.2',
  twitter: 'M4 4l16 16M20 4 4 20',
  facebook: 'M15.5 4h-1.5c-2 0-3 1.2-3 3v14M7.5 11.5h7.5',
  youtube: 'M4.5 6.5c4-1 11-1 15 0 1.5 3 1.5 8 0 11-4 1-11 1-15 0-1.5-3-1.5-8 0-11ZM10 9v6l5-3Z',
  weibo:
    'M10.5 9c-4 .4-7.5 3.2-7.5 6s3 4.5 7 4.5 8-2 8-5-3-2.5-3-2.5 1-2.5-1-3c-1.5 0-3.5 1-3.5 1M8.5 15.5a2 1.5 0 1 0 3-1M15.5 4.5a5.5 5.5 0 0 1 5.5 6.5M15.5 7.5a2.5 2.5 0 0 1 2.5 3',
  youku: 'M4 6l5 6.5L14 6M9 12.5V19M15 9.5l5.5 3-5.5 3Z',
} as const;

export type IconName = keyof typeof paths;

/**
 * A decorative icon, hidden from screen readers. Use it beside text or in a control with an accessible name. `size` is in
 * pixels for the usual text, with which it grows.
 */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const length = `${size / 16}rem`;
  return (
    <svg aria-hidden="true" className="icon" width={length} height={length} viewBox="0 0 24 24">
      <path d={paths[name]} />
    </svg>
  );
}
