import { NavigationButton } from '@/components/ui/NavigationButton';
import { Picture, wholeWindow } from '@/components/ui/Picture';
import type { Section } from '@/lib/model/section';
import { Eyebrow, FullFrame, FullMedia, Media, SplitFrame, Words } from './BannerHouse.styles';
import { SectionTitle } from './Section';

const layouts = {
  split: { Frame: SplitFrame, Around: Media, sizes: '(min-width: 1280px) 58vw, 100vw' },
  full: { Frame: FullFrame, Around: FullMedia, sizes: wholeWindow },
};

/** Presents a house or a topic with a large picture and a short text. */
export function BannerHouse({ anchor, eyebrow, title, text, image, link, layout }: Section<'banner-house'>) {
  const { Frame, Around, sizes } = layouts[layout];
  return (
    <Frame id={anchor} data-bleed={layout === 'full' || undefined}>
      <Around data-reveal>
        <Picture image={image} fill="cover" sizes={sizes} />
      </Around>
      <Words>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <SectionTitle text={title} />
        <p>{text}</p>
        {link && <NavigationButton {...link} />}
      </Words>
    </Frame>
  );
}
