import { expect, it } from 'vitest';
import { toDocumentPath, toDownloadPath, toSmallVideoUrl } from './urls';

it('builds the download address of a file from its reference', () => {
  expect(toDownloadPath('finance/2025/report.pdf')).toBe('/api/download-file/?path=finance%2F2025%2Freport.pdf');
});

it('builds the browser address of a PDF file, with its folders visible', () => {
  expect(toDocumentPath('finance/2025/report.pdf')).toBe('/documents/finance/2025/report.pdf');
  expect(toDocumentPath('決算/報告書 (2).pdf')).toBe(
    '/documents/%E6%B1%BA%E7%AE%97/%E5%A0%B1%E5%91%8A%E6%9B%B8%20(2).pdf',
  );
});

it.each(['figures.xlsx', 'media/pages/group.jpg', 'page.html', 'report.pdf.zip', 'report.PDF', 'pdf'])(
  'returns no browser address for other files: %s',
  (reference) => {
    expect(toDocumentPath(reference)).toBeNull();
  },
);

it.each([
  ['/media/films/saddler.mp4', '/media/films/saddler-small.mp4'],
  ['/media/harvest.mp4', null],
  ['https://films.example/media/films/saddler.mp4', null],
])('derives the address of the version for phones from that of a film of the site: %s', (videoUrl, smallUrl) => {
  expect(toSmallVideoUrl(videoUrl)).toBe(smallUrl);
});
