import { expect, it } from 'vitest';
import { documentAddress, fileAddress } from './addresses';

it('a file is downloaded by its reference', () => {
  expect(fileAddress('finance/2025/report.pdf')).toBe('/api/download-file/?path=finance%2F2025%2Freport.pdf');
});

it('a PDF file has an address to open it in the browser, with its folders visible', () => {
  expect(documentAddress('finance/2025/report.pdf')).toBe('/documents/finance/2025/report.pdf');
  expect(documentAddress('決算/報告書 (2).pdf')).toBe(
    '/documents/%E6%B1%BA%E7%AE%97/%E5%A0%B1%E5%91%8A%E6%9B%B8%20(2).pdf',
  );
});

it.each(['figures.xlsx', 'media/pages/group.jpg', 'page.html', 'report.pdf.zip', 'report.PDF', 'pdf'])(
  'other files have no such address: %s',
  (reference) => {
    expect(documentAddress(reference)).toBeNull();
  },
);
