import { describe, expect, it } from 'vitest';
import { createSectionSchemas } from '../../../model/section';
import { fieldTypes } from './field-shape';
import { collections } from './kinds';
import { buildQuery } from './query';
import { toAuthored } from './to-authored';

describe('the query that the site sends to Strapi', () => {
  const query = buildQuery(collections.pages);

  it('has the fields of an entry, and only the necessary fields of its components', () => {
    expect(query.fields).toBe(
      'slug,pageTitle,summary,keywords,parent,publicationDate,updateDate,publishAt,unpublishAt,noindex,pageType,notClickable',
    );
    expect(query['populate[seo][fields]']).toBe('pageTitle,pageDescription');
    expect(query['populate[image][fields]']).toBe('name');
  });

  it.each(Object.keys(createSectionSchemas(fieldTypes)))('has the fields of the section %s', (type) => {
    expect(query[`populate[sections][on][section.${type}][fields]`]).toMatch(/\banchor,tone\b/);
  });

  it('has the fields of list items in a section, and the files of its pictures and films', () => {
    const slides = 'populate[sections][on][section.hero][populate][slides]';
    expect(query[`${slides}[fields]`]).toBe('eyebrow,title,text');
    expect(query[`${slides}[populate][image][populate][image][fields]`]).toBe('name');
    expect(query[`${slides}[populate][film][fields]`]).toBe('name');
    expect(query[`${slides}[populate][link][fields]`]).toBe('label,to,newTab,overlay');
  });

  it('fits into a request line', () => {
    for (const fields of Object.values(collections))
      expect(String(new URLSearchParams(buildQuery(fields))).length).toBeLessThan(14_000);
  });
});

describe('an entry of Strapi in its authored form', () => {
  const toAuthoredSection = (section: object) =>
    (toAuthored(collections.pages, { sections: [section] }).sections as object[])[0];

  it('has no empty fields', () => {
    const storedEntry = { pageTitle: 'A', summary: '', seo: { pageTitle: null }, image: null, sections: null };
    expect(toAuthored(collections.pages, storedEntry)).toEqual({ pageTitle: 'A', sections: [] });
  });

  it('has the paths of pictures and films, and an empty alternative text for decorative pictures', () => {
    const image = { image: { name: 'media/one.jpg' }, alt: null, decorative: null };
    const imageMobile = { ...image, decorative: true };
    const slide = { title: 'A', image, imageMobile, film: { name: 'films/a.mp4' } };
    const src = '/media/one.jpg';
    expect(toAuthoredSection({ __component: 'section.hero', slides: [slide] })).toEqual({
      type: 'hero',
      slides: [{ title: 'A', image: { src }, imageMobile: { src, alt: '' }, film: '/media/films/a.mp4' }],
    });
  });

  it('has lists of strings, and enumerations', () => {
    expect(toAuthoredSection({ __component: 'section.documents-list', types: [{ type: 'results' }] })).toMatchObject({
      types: ['results'],
    });
    const contact = { name: 'Ada', address: '1 Street\n\nParis, France ' };
    expect(toAuthoredSection({ __component: 'section.contact', contacts: [contact] })).toMatchObject({
      contacts: [{ address: ['1 Street', 'Paris, France'] }],
    });
    expect(toAuthored(collections.articles, { houses: 'one, two' })).toMatchObject({ houses: ['one', 'two'] });
  });

  it('has captions by language', () => {
    const video = { videoUrl: { name: 'media/a.mp4' }, captions: { en: { name: 'media/a.en.vtt' }, fr: null } };
    expect(toAuthoredSection({ __component: 'section.video-with-description', video })).toMatchObject({
      video: { videoUrl: '/media/a.mp4', captions: { en: '/media/a.en.vtt' } },
    });
  });
});
