import { describe, expect, it } from 'vitest';
import { describeLink, withLinks } from './links';

const houses = 'https://halcyre.example/en/houses/';

const descriptions = (spans: Parameters<typeof withLinks>[0]) =>
  withLinks(spans).map(({ link }) => link && describeLink(link));

describe('the links of a paragraph', () => {
  it('are one if neighbours link to the same address', () => {
    const [before, first, second] = withLinks([
      { text: 'See ' },
      { text: 'the ', href: houses },
      { text: 'houses', href: houses },
    ]);
    expect(before?.link).toBeUndefined();
    expect(second?.link).toBe(first?.link);
  });

  it('are two if something is between them, or the addresses differ', () => {
    const spans = [
      { text: 'a', href: houses },
      { text: ' or ' },
      { text: 'b', href: houses },
      { text: 'c', href: `${houses}x/` },
    ];
    expect(descriptions(spans)).toEqual([`a (${houses})`, undefined, `b (${houses})`, `c (${houses}x/)`]);
  });

  it('have a description and an address', () => {
    expect(
      descriptions([
        { text: ' the\n', href: houses },
        { text: 'houses', href: houses },
      ])[0],
    ).toBe(`the houses (${houses})`);
    expect(descriptions([{ text: houses, href: houses, linkLabel: 'Apply' }])).toEqual([`Apply (${houses})`]);
    expect(descriptions([{ text: houses, href: houses }])).toEqual([houses]);
    expect(descriptions([{ text: ' ', href: houses }])).toEqual([houses]);
  });
});
