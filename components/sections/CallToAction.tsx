import { NavigationButton } from '@/components/ui/NavigationButton';
import { Phrases } from '@/components/ui/Phrases';
import { Picture, wholeWindow } from '@/components/ui/Picture';
import type { Section } from '@/lib/model/section';
import { Links, PictureFrame, PlainFrame, Text, Title, Words } from './CallToAction.styles';

/** A short text with links, optionally on a picture. */
export function CallToAction({ anchor, title, text, links, image }: Section<'call-to-action'>) {
  const Frame = image ? PictureFrame : PlainFrame;
  return (
    <Frame id={anchor} data-bleed={image ? true : undefined}>
      {image && <Picture image={image} fill="cover" sizes={wholeWindow} />}
      <Words>
        <div>
          <Title>
            <Phrases text={title} />
          </Title>
          {text && (
            <Text>
              <Phrases text={text} />
            </Text>
          )}
        </div>
        <Links>
          {links.map((link) => (
            <NavigationButton key={link.href} {...link} />
          ))}
        </Links>
      </Words>
    </Frame>
  );
}
