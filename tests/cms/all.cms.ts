// The order matters: the last ones change the content that the first two compare.
import './export';
import './equivalence';
import './publication';
import './editor';
import './rejections';
import './removals';
