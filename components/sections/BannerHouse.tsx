import { NavigationButton } from '@/components/ui/NavigationButton';
import { Picture } from '@/components/ui/Picture';
import type { Section } from '@/lib/model/section';
import { Eyebrow, Frame, Media, Title, Words } from './BannerHouse.styles';

/** A house, or a subject, in a large picture with a few words. */
export function BannerHouse({ anchor, eyebrow, title, text, image, link }: Section<'banner-house'>) {
  return (
    <Frame id={anchor}>
      <Media>
        <Picture image={image} fill="cover" sizes="(min-width: 1280px) 58vw, 100vw" />
      </Media>
      <Words>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Title>{title}</Title>
        <p>{text}</p>
        {link && <NavigationButton {...link} />}
      </Words>
    </Frame>
  );
}
